import { Alert } from '@ca-portal/ui/alert';

/** What the checks before the upload noticed; the picture was sent all the same. */
export function PictureDoubts({ doubts }: { doubts: readonly string[] }) {
  return doubts.length > 0 ? (
    <Alert tone="warning" live>
      {doubts.map((doubt) => (
        <p key={doubt}>{doubt}</p>
      ))}
    </Alert>
  ) : null;
}
