/** Whether the page is being left for the login page: what it asks or tidies then would only hold it up. */
export const isLeaving = () => document.documentElement.dataset.auth === 'out';
