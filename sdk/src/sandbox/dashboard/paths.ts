export const DASHBOARD_PATH = '/dashboard'
export const DASHBOARD_STREAM_PATH = '/dashboard/stream'
export const DASHBOARD_STYLE_PATH = '/sandbox/dashboard.css'
export const DASHBOARD_SCRIPT_PATH = '/sandbox/dashboard.js'
