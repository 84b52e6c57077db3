import { useRef, type PointerEvent } from 'react';
import { clampZoom, zoomLimits } from './viewer-geometry.ts';

type Point = { x: number; y: number };
type Hands = {
  zoom: number;
  setZoom: (zoom: number) => void;
  /** Turns one page forward or back, in reading direction. */
  onSwipe: (towards: 'left' | 'right') => void;
};

/** A tap is short and stays where it is; two within this time are a double one. */
const tapMs = 300;
const tapPixels = 24;
const swipePixels = 60;

const apart = ([one, other]: Point[]) => Math.hypot(one!.x - other!.x, one!.y - other!.y);

/** Touch gestures on a page: pinch, double tap, swipe, and pan while the page is larger than the screen. */
export function useGestures({ zoom, setZoom, onSwipe }: Hands) {
  const points = useRef(new Map<number, Point>());
  const pinch = useRef<{ apart: number; zoom: number }>(undefined);
  const start = useRef<Point & { at: number }>(undefined);
  const tapped = useRef<Point & { at: number }>(undefined);

  const at = ({ clientX: x, clientY: y, timeStamp }: PointerEvent) => ({ x, y, at: timeStamp });

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    points.current.set(event.pointerId, at(event));
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = points.current.size === 1 ? at(event) : undefined;
    if (points.current.size === 2) pinch.current = { apart: apart([...points.current.values()]), zoom };
  }
  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const before = points.current.get(event.pointerId);
    if (!before) return;
    points.current.set(event.pointerId, at(event));
    if (pinch.current && points.current.size === 2)
      setZoom(clampZoom((pinch.current.zoom * apart([...points.current.values()])) / pinch.current.apart));
    else if (zoom > 1) event.currentTarget.scrollBy(before.x - event.clientX, before.y - event.clientY);
  }
  function onPointerUp(event: PointerEvent<HTMLElement>) {
    points.current.delete(event.pointerId);
    if (points.current.size < 2) pinch.current = undefined;
    const [from, to] = [start.current, at(event)];
    start.current = undefined;
    if (!from) return;
    const [x, y] = [to.x - from.x, to.y - from.y];
    if (zoom <= 1 && Math.abs(x) > swipePixels && Math.abs(x) > 2 * Math.abs(y))
      return onSwipe(x < 0 ? 'left' : 'right');
    if (Math.hypot(x, y) > tapPixels || to.at - from.at > tapMs) return;
    const isDouble = tapped.current && to.at - tapped.current.at < tapMs && apart([tapped.current, to]) < tapPixels;
    tapped.current = isDouble ? undefined : to;
    if (isDouble) setZoom(zoom === 1 ? zoomLimits.tapped : 1);
  }
  function onPointerCancel({ pointerId }: PointerEvent) {
    points.current.delete(pointerId);
    pinch.current = undefined;
    start.current = undefined;
  }
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}
