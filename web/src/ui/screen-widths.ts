/** Media query of a phone. */
export const phoneScreen = '(max-width: 767.98px)';
/** Media query of screens without the side menu. */
export const narrowScreen = '(max-width: 991.98px)';
