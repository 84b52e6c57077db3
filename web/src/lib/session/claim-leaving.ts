let claims = 0;

/**
 * Keeps the page from leaving by itself when its session ends: whoever ends it by intent leaves once the device is cleared.
 * Answers how to take that back.
 */
export function claimLeaving() {
  claims += 1;
  return () => void (claims -= 1);
}

export const isLeavingClaimed = () => claims > 0;
