import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { drawPicture } from '@inzrt/fixtures/drawings/drawPicture'
import type { Pool } from 'pg'

const CONCURRENCY = 64

const draw = async (folder: string, path: string): Promise<void> => {
  const drawing = drawPicture(path)
  if (drawing === null) return
  const file = folder + path.replace(/\.[a-z]+$/, '.svg')
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, drawing)
}

/** Draws every picture the demo's ads, banners and firms name into the pictures' folder. */
export const drawPictures = async (pool: Pool, folder: string): Promise<number> => {
  const { rows } = await pool.query<{ path: string }>(
    `select distinct path from ad_images union select image_path from banners
     union select logo_path from seller_pages where logo_path is not null`,
  )
  for (let from = 0; from < rows.length; from += CONCURRENCY)
    await Promise.all(rows.slice(from, from + CONCURRENCY).map(({ path }) => draw(folder, path)))

  return rows.length
}
