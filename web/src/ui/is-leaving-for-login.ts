/** Whether the page is being left for the login page: what it asks or tidies then would only hold it up. */
export const isLeavingForLogin = () => document.documentElement.dataset.auth === 'out';
