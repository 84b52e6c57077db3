/** jsdom's own. */
export const ofJsdom = globalThis.getComputedStyle;

/** Default display of an element of each kind. */
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
  // The display of these depends on their place and on their open state.
  return element.matches('dialog, summary') ? ofJsdom(element).display : displayOfKind(element);
}

function visibilityOf(element: HTMLElement) {
  const said = element.closest<HTMLElement>('[style*="visibility"]');
  return said?.style.visibility || 'visible';
}

/**
 * Replaces jsdom's answer to queries whether an element is shown and on a line of its own. A query by role asks that of
 * every element, and jsdom goes through its whole style sheet each time: a quarter of all the tests' time. Tests load
 * none of our style sheets, so an element's kind, attributes and style decide.
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
