/** Small pictures on one thread: starting a second takes longer than they do. */
export const QUICK_STUDIO = { STUDIO_SHORT_SIDE: '64', STUDIO_THREADS: '1' }
