import { Button } from '@ca-portal/ui/button';
import { Icon, type IconName } from '@ca-portal/ui/icon';
import { useState, type DragEvent } from 'react';
import { DropPlace } from './VerifyPanel.styles.js';

interface FileDropProps {
  icon: IconName;
  label: string;
  onFile: (file: File) => void;
  onChoose: () => void;
}

/** No file chosen yet: drop one, or use the button. */
export function FileDrop({ icon, label, onFile, onChoose }: FileDropProps) {
  const [over, setOver] = useState(false);
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <DropPlace
      data-part="drop"
      data-over={over ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
    >
      <Icon name={icon} size="3rem" />
      <Button variant="primary" icon={<Icon name="upload" />} onClick={onChoose}>
        {label}
      </Button>
      <p>也可以把文件拖到这里</p>
    </DropPlace>
  );
}
