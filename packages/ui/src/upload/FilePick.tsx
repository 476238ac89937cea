import type { ReactNode, Ref } from 'react';
import { type FileKind, fileKinds } from './fileKinds.js';
import { Pick } from './Upload.styles.js';

interface FilePickProps {
  kinds: readonly FileKind[];
  onPick: (files: readonly File[]) => void;
  /** Accessible name: the action and its file. */
  name: string;
  multiple?: boolean;
  /** Opens the camera of a phone: `user` faces the person. */
  capture?: 'user' | 'environment';
  disabled?: boolean;
  invalid?: boolean;
  describedBy?: string;
  ref?: Ref<HTMLInputElement>;
  children: ReactNode;
}

/** Opens the system's file picker, or the camera. */
export function FilePick({
  kinds,
  onPick,
  name,
  multiple,
  capture,
  disabled,
  invalid,
  describedBy,
  ref,
  children,
}: FilePickProps) {
  return (
    <Pick data-part={capture ? 'camera' : 'pick'}>
      <input
        ref={ref}
        type="file"
        accept={capture ? 'image/*' : kinds.map((kind) => fileKinds[kind].accept).join(',')}
        multiple={multiple}
        capture={capture}
        disabled={disabled}
        aria-label={name}
        aria-invalid={invalid ? true : undefined}
        aria-describedby={describedBy}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = ''; // so that the same file can be chosen again after a refusal
          if (files.length) onPick(files);
        }}
      />
      {children}
    </Pick>
  );
}
