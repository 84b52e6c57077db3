import { useMutation } from '@tanstack/react-query';
import { useTexts } from '../../i18n/use-texts.ts';
import { toast, type ToastAction } from '../../ui/toast/toast.ts';
import { actionTexts } from '../page/action-texts.ts';
import type { ResourceName } from '../queries/invalidation.ts';
import { useRefresh } from '../queries/use-refresh.ts';

/** The way back that is offered beside the word that something was added; also when its form has been left. */
export function useUndoCreate(noun: ResourceName) {
  const t = useTexts(actionTexts);
  const refresh = useRefresh(noun);
  const { mutate } = useMutation({
    mutationFn: (takeBack: () => Promise<unknown>) => takeBack(),
    ...refresh,
    onSuccess: () => {
      toast.success(t.addingUndone);
      return refresh.onSuccess();
    },
  });
  return (takeBack: () => Promise<unknown>): ToastAction => ({
    label: t.undoAdding,
    onPress: () => mutate(takeBack),
  });
}
