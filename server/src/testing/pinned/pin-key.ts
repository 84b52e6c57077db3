/** A value in a statement that may say where rows lie: pinned once it can only be what was handed in. */
export class Key {
  #isPinned = false;
  #follow: (() => void)[] = [];

  get isPinned() {
    return this.#isPinned;
  }

  pin() {
    this.#isPinned = true;
    for (const follow of this.#follow.splice(0)) follow();
  }

  /** Pins this key when the other is pinned: its values are a subset of the other's. */
  follow(other: Key) {
    other.#then(() => this.pin());
  }

  #then(follow: () => void) {
    if (this.#isPinned) follow();
    else this.#follow.push(follow);
  }

  /** Key that is one of these, unknown which: pinned when all of them are. Undefined if any of them is not a key. */
  static oneOf(keys: readonly (Key | undefined)[]): Key | undefined {
    if (keys.length === 0 || keys.includes(undefined)) return undefined;
    const one = new Key();
    let open = keys.length;
    for (const key of keys as readonly Key[])
      key.#then(() => {
        open -= 1;
        if (open === 0) one.pin();
      });
    return one;
  }
}

/** A parameter, or a value that stands in the statement. */
export const given = new Key();
given.pin();

type Keys = ReadonlySet<Key | undefined>;

export function follow(key: Key | undefined, other: Key | undefined, narrowed: Keys) {
  if (key && other && key !== given && narrowed.has(key)) key.follow(other);
}

export function tie(one: Key | undefined, other: Key | undefined, narrowed: Keys) {
  follow(one, other, narrowed);
  follow(other, one, narrowed);
}
