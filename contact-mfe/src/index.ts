// Imported asynchronously, so that Module Federation can first decide which copies of shared packages run.
void import('./developmentPage.ts')
