// Imported asynchronously: the shared modules are negotiated first.
void import('./standalone.tsx')
