// The script of the page of frequent questions.
import '../page.ts';

// Loads last: the table of holidays is several kilobytes.
void import('../contact/show-open.ts').then(({ showOpen }) => showOpen());

/** An address with the id of a question opens it. */
function openNamed() {
  const named = document.getElementById(location.hash.slice(1));
  if (named instanceof HTMLDetailsElement) named.open = true;
}
openNamed();
addEventListener('hashchange', openNamed);
