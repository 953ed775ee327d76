/** Small pictures on one thread, since starting a second thread takes longer than painting them. */
export const QUICK_STUDIO = { STUDIO_SHORT_SIDE: '64', STUDIO_THREADS: '1' }
