import { caServices } from '@ca-portal/api/groups/ca-services';
import { Button } from '@ca-portal/ui/button';
import { useMutation } from '@tanstack/react-query';
import { write } from '../../../api/query.js';
import { saveFile } from '../../../shared/files/index.js';
import { certificateFile, certificateFileName } from '../model/certificate-file.js';

/**
 * 保存证书文件: the stored certificate with its chain, for a platform that asks for it. Public parts only: the keys never
 * leave their lock. A refusal shows a toast.
 */
export function CertificateFileButton({ certificateId }: { certificateId: string }) {
  const save = useMutation({
    ...write(caServices, 'sm2Certificates', { refreshes: [] }),
    onSuccess: (kept) =>
      saveFile({
        fileName: certificateFileName(kept),
        content: new Blob([certificateFile(kept)], { type: 'application/x-pem-file' }),
      }),
  });
  return (
    <Button
      debounceClicks
      loading={save.isPending}
      loadingText="读取中"
      onClick={() => save.mutate({ body: { certificateId } })}
    >
      保存证书文件
    </Button>
  );
}
