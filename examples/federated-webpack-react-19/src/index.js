// Imported asynchronously, so that the shared modules are negotiated first.
import('./shop.js')
