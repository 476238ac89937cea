import { Avatar } from '@ca-portal/ui/avatar';
import { toaster } from '@ca-portal/ui/toast';
import { Upload } from '@ca-portal/ui/upload';
import { fileHref } from '../../../shared/content/index.js';
import { uploadProblem } from '../../../shared/files/index.js';
import { Stack } from '../../../shared/page/index.js';
import { useAvatar } from '../queries.js';

/** The current portrait, and the upload of another one. */
export function Portrait({ name, src }: { name: string; src: string }) {
  const avatar = useAvatar();
  return (
    <Stack>
      <Avatar name={name} size="lg" {...(src ? { src: fileHref(src) } : {})} />
      <Upload
        label="更换头像"
        kinds={['jpg', 'png']}
        maxSize={2 * 1024 * 1024}
        value={[]}
        capture="user"
        describeError={uploadProblem}
        upload={async (file, { kind }) => {
          const { imgUrl } = await avatar.mutateAsync({ file });
          toaster.success('头像已更换。');
          return { id: imgUrl, name: file.name, size: file.size, kind };
        }}
      />
    </Stack>
  );
}
