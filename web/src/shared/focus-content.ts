/** For when what had the focus is about to go: the next Tab begins at the screen's content, not at the page's top. */
export const focusContent = () => document.getElementById('main-content')?.focus({ preventScroll: true });
