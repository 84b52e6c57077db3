/** jsdom's own. */
export const ofJsdom = globalThis.getComputedStyle;

/** How an element of its kind is displayed where nothing else is said. */
const displays = new Map<string, string>();
function displayOfKind({ localName, namespaceURI, ownerDocument }: Element) {
  const known = displays.get(localName);
  if (known !== undefined) return known;
  const { display } = ofJsdom(ownerDocument.createElementNS(namespaceURI, localName) as HTMLElement);
  displays.set(localName, display);
  return display;
}

function displayOf(element: HTMLElement) {
  if (element.matches('[hidden], [popover]')) return 'none';
  if (element.style.display) return element.style.display;
  // What these are depends on where they stand and whether they are open.
  return element.matches('dialog, summary') ? ofJsdom(element).display : displayOfKind(element);
}

function visibilityOf(element: HTMLElement) {
  const said = element.closest<HTMLElement>('[style*="visibility"]');
  return said?.style.visibility || 'visible';
}

/**
 * What jsdom's answers, for those who ask whether an element is shown and on a line of its own. Whoever looks for a
 * role asks that of everything there is, and jsdom goes through its whole style sheet each time: a quarter of all the
 * tests' time. No sheet of ours is loaded in tests, so an element says it by its kind, its attributes and its style.
 */
export const computedStyle = ((element: HTMLElement) => {
  const own = (name: string | symbol) =>
    name === 'display' ? displayOf(element) : name === 'visibility' ? visibilityOf(element) : undefined;
  return new Proxy(element.style, {
    get(style, name) {
      if (name === 'getPropertyValue') return (asked: string) => own(asked) ?? style.getPropertyValue(asked);
      const said = own(name);
      if (said !== undefined) return said;
      const value: unknown = Reflect.get(style, name, style);
      return typeof value === 'function' ? (value.bind(style) as unknown) : value;
    },
  });
}) as typeof globalThis.getComputedStyle;
