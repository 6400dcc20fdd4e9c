const NODE_NEEDED = 20
const FREE_GIGABYTES_NEEDED = 3

/** Disks of Windows, as Linux in it (WSL) sees them. */
const WINDOWS_DISK = /^\/mnt\/[a-z]\//

/**
 * Why a machine cannot hold the project, in words; null where it can.
 * @param {{ platform: string, release: string, nodeVersion: string, root: string, freeGigabytes: number }} machine
 */
export const machineFault = ({ platform, release, nodeVersion, root, freeGigabytes }) => {
  if (platform === 'win32')
    return 'On Windows the project runs in WSL: install it with "wsl --install", clone there and try again.'
  if (platform !== 'linux' && platform !== 'darwin')
    return `The project runs on Linux, macOS and WSL; this is ${platform}.`
  if (/microsoft/i.test(release) && WINDOWS_DISK.test(root))
    return `${root} is a disk of Windows, which keeps no permissions: clone below ~ in WSL and try again.`
  if (Number.parseInt(nodeVersion, 10) < NODE_NEEDED)
    return `Node ${NODE_NEEDED} or newer is needed; this is ${nodeVersion}.`
  if (freeGigabytes < FREE_GIGABYTES_NEEDED)
    return `Only ${freeGigabytes.toFixed(1)} GB are free on this disk; ${FREE_GIGABYTES_NEEDED} GB are needed.`

  return null
}
