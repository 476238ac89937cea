import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Dialog } from '@ca-portal/ui/dialog';
import { useEffect, useRef, useState } from 'react';
import SignaturePad from 'signature_pad';
import { styled } from 'styled-components';
import { sendAttachment, uploadProblem, type FileLink } from '../../../shared/files/files.js';

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

/** 手写签名 with mouse, pen or finger, in place of the photo of a signature on paper. */
export function SignatureDialog({
  onFile,
  onClose,
}: {
  onFile: (file: FileLink) => void;
  onClose: () => void;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(undefined);
  const [empty, setEmpty] = useState(true);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (!canvas.current) return undefined;
    const drawn = new SignaturePad(canvas.current, {
      // Black on white: the picture is judged and printed, whatever the theme.
      penColor: '#000',
      backgroundColor: '#fff',
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
  }, []);
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
      const file = new File([picture], '手写签名.png', { type: 'image/png' });
      const { signal } = new AbortController();
      const sent = await sendAttachment(file, { kind: 'png', signal, onProgress: () => undefined });
      onFile({ fileId: sent.id, name: sent.name, size: sent.size, url: '' });
      onClose();
    } catch (error) {
      setProblem(uploadProblem(error));
      setSending(false);
    }
  };
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title="手写签名"
      description="请用鼠标、手写笔或手指在框内签名。不方便时，可以改为上传手持签名的照片。"
      footer={
        <>
          <Button onClick={clear}>清除重写</Button>
          <Button
            variant="primary"
            loading={sending}
            loadingText="上传中"
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
