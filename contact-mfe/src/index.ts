// Module Federation settles which copy of a shared package runs before anything imports one.
void import('./developmentPage.ts')
