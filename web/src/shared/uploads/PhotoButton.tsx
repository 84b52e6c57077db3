import Camera from 'lucide-react/icons/camera';
import Paperclip from 'lucide-react/icons/paperclip';
import { DialogLinks } from '../../ui/overlay/DialogLinks.tsx';
import { FilePickerButton, hasCamera } from './FilePickerButton.tsx';

type Props = { label: string; fileLabel: string; onFiles: (files: File[]) => void };

/** Button beside the title of a form: opens the camera, or the device's files where there is none. */
export function PhotoButton({ label, fileLabel, onFiles }: Props) {
  const isCamera = hasCamera();
  const Icon = isCamera ? Camera : Paperclip;
  return (
    <DialogLinks>
      <FilePickerButton className="link" onFiles={onFiles} isCamera={isCamera}>
        <Icon size={18} aria-hidden="true" />
        {isCamera ? label : fileLabel}
      </FilePickerButton>
    </DialogLinks>
  );
}
