// Imported asynchronously, so that Module Federation can first decide which copies of shared packages to use.
void import('./developmentPage.tsx')
