const key = 'pushDevice';

/** That this browser is told of things: as which device, of whom, at which address, and when that was last said. */
export type KeptDevice = {
  readonly id: string;
  readonly userId: string;
  readonly address: string;
  readonly at: number;
};

export function keptDevice(): KeptDevice | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as KeptDevice | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export const keepDevice = (device: KeptDevice) => localStorage.setItem(key, JSON.stringify(device));
export const forgetDevice = () => localStorage.removeItem(key);
