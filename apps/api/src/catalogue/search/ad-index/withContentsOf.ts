type Arrays = Readonly<Record<string, Float32Array | Float64Array | Int32Array | Uint8Array>>

/** Larger arrays that begin with what smaller ones of the same names hold. */
export const withContentsOf = <Larger extends Arrays>(larger: Larger, smaller: Larger): Larger => {
  for (const [name, array] of Object.entries(smaller)) larger[name]?.set(array)

  return larger
}
