export type Box = { readonly width: number; readonly height: number };

/** Zoom limits: half of the fitted size to four times that size. */
export const zoomLimits = { least: 0.5, most: 4, step: 0.25, tapped: 2 } as const;

export const clampZoom = (zoom: number) => Math.min(zoomLimits.most, Math.max(zoomLimits.least, zoom));

/** The next step up or down from wherever a pinch has left it. */
export const stepZoom = (zoom: number, by: 1 | -1) =>
  clampZoom(
    by > 0
      ? (Math.floor(zoom / zoomLimits.step + 0.001) + 1) * zoomLimits.step
      : (Math.ceil(zoom / zoomLimits.step - 0.001) - 1) * zoomLimits.step,
  );

/**
 * Largest size that fits the room as a whole, turned by `turn` degrees; `largest` limits the scale, so that a small
 * picture is not enlarged.
 */
export function fitToBox({ width, height }: Box, room: Box, turn: number, largest = Infinity): Box {
  const [across, up] = turn % 180 === 0 ? [width, height] : [height, width];
  const scale = Math.min(room.width / across, room.height / up, largest);
  return { width: width * scale, height: height * scale };
}

/** A place among papers and their pages. */
export type ViewerPosition = { readonly paper: number; readonly page: number };

/**
 * Next or previous page; the next attachment follows the last page, and the last page of the previous attachment
 * precedes the first.
 */
export function nextPosition(
  { paper, page }: ViewerPosition,
  by: 1 | -1,
  pagesOf: (paper: number) => number,
  papers: number,
): ViewerPosition {
  const to = page + by;
  if (to >= 1 && to <= pagesOf(paper)) return { paper, page: to };
  const other = paper + by;
  if (other < 0 || other >= papers) return { paper, page };
  return { paper: other, page: by > 0 ? 1 : pagesOf(other) };
}
