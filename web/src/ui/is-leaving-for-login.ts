/** True while the page navigates to the login page: questions and cleanup would only delay that. */
export const isLeavingForLogin = () => document.documentElement.dataset.auth === 'out';
