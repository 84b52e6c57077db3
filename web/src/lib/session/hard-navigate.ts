/** To another page by loading it anew: what may be seen has changed, and nothing of before stays. */
export const hardNavigate = (path: string) => location.assign(path);
