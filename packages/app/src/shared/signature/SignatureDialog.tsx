import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Dialog } from '@ca-portal/ui/dialog';
import { useEffect, useRef, useState } from 'react';
import SignaturePad from 'signature_pad';
import { styled } from 'styled-components';

const Sheet = styled.canvas`
  display: block;
  width: 100%;
  aspect-ratio: 2 / 1;
  border: 1px dashed var(--ca-border-3);
  border-radius: var(--ca-r-md);
  touch-action: none;
`;

/** Pixels of the picture: enough for a seal of the size of a signature. */
const width = 1_200;

export interface SignatureDialogProps {
  /** Receives the picture as PNG. An error is shown with `wordsOf`; the dialog stays open and keeps the drawing. */
  onPicture: (picture: Blob) => Promise<void>;
  wordsOf?: (error: unknown) => string;
  /** Transparent background, to be placed over a text. @default false: black on white, for review and print */
  clear?: boolean;
  /** Another way, for users who find drawing hard. */
  otherwise: string;
  busyLabel?: string;
  onClose: () => void;
}

/** 手写签名 with mouse, pen or finger, instead of a photo of a signature on paper. */
export function SignatureDialog({
  onPicture,
  wordsOf = () => '没有取到签名，请重写一次。',
  clear: transparent = false,
  otherwise,
  busyLabel = '正在使用',
  onClose,
}: SignatureDialogProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(undefined);
  const [empty, setEmpty] = useState(true);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (!canvas.current) return undefined;
    const drawn = new SignaturePad(canvas.current, {
      // Black on white in every theme: the picture is reviewed and printed.
      penColor: '#000',
      backgroundColor: transparent ? 'transparent' : '#fff',
      minWidth: 3,
      maxWidth: 9,
    });
    const ended = () => setEmpty(drawn.isEmpty());
    drawn.addEventListener('endStroke', ended);
    pad.current = drawn;
    return () => {
      drawn.removeEventListener('endStroke', ended);
      drawn.off();
    };
  }, [transparent]);
  const clear = () => {
    pad.current?.clear();
    setEmpty(true);
  };
  const use = async () => {
    setSending(true);
    setProblem(undefined);
    try {
      const picture = await new Promise<Blob | null>((done) => {
        if (canvas.current) canvas.current.toBlob(done, 'image/png');
        else done(null);
      });
      if (!picture) throw new Error('the canvas gave no picture');
      await onPicture(picture);
      onClose();
    } catch (error) {
      setProblem(wordsOf(error));
      setSending(false);
    }
  };
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title="手写签名"
      description={`请用鼠标、手写笔或手指在框内签名。${otherwise}`}
      footer={
        <>
          <Button onClick={clear}>清除重写</Button>
          <Button
            variant="primary"
            loading={sending}
            loadingText={busyLabel}
            {...(empty ? { disabledReason: '还没有签名' } : {})}
            onClick={() => void use()}
          >
            使用这个签名
          </Button>
        </>
      }
    >
      {problem ? (
        <Alert tone="danger" live>
          {problem}
        </Alert>
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn in place, there is no file for an img */}
      <Sheet ref={canvas} width={width} height={width / 2} role="img" aria-label="签名框" />
    </Dialog>
  );
}
