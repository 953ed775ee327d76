// Imported asynchronously, so that Module Federation can first settle which copies of shared packages run.
void import('./developmentPage.ts')
