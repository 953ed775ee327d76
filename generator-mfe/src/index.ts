// The shared modules are negotiated before anything that uses them is loaded.
void import('./standalone.tsx')
