/** Small pictures on one thread: starting a second one takes longer than painting them. */
export const QUICK_STUDIO = { STUDIO_SHORT_SIDE: '64', STUDIO_THREADS: '1' }
