/** The store of pictures does not answer, or fails; what lies near can be shown. */
export class StorageUnavailable extends Error {}
