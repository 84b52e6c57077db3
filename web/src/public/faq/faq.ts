// The script of the page of frequent questions.
import '../page-script.ts';

// Loads last: the table of holidays is several kilobytes.
void import('../contact/show-open-now.ts').then(({ showOpenNow }) => showOpenNow());

/** An address with the id of a question opens it. */
function openNamed() {
  const named = document.getElementById(location.hash.slice(1));
  if (named instanceof HTMLDetailsElement) named.open = true;
}
openNamed();
addEventListener('hashchange', openNamed);
