/** How a process ends that would take more memory than it may. */
export const OVER_MEMORY = 70
