import type { ResourceName } from '../../shared/queries/invalidation.ts';
import { useUndoableChange } from '../../shared/save/use-undoable-change.ts';
import { useFailureToast } from './use-failure-toast.ts';

/** Changes reminders with undo. A failed change is rejected; `tell` says why. */
export function useUndoableAction(noun: ResourceName = 'reminders') {
  const tell = useFailureToast();
  return { ...useUndoableChange(noun, tell), tell };
}
