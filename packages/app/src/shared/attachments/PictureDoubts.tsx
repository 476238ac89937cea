import { Alert } from '@ca-portal/ui/alert';

/** Warnings from the checks before the upload; the picture was sent anyway. */
export function PictureDoubts({ doubts }: { doubts: readonly string[] }) {
  return doubts.length > 0 ? (
    <Alert tone="warning" live>
      {doubts.map((doubt) => (
        <p key={doubt}>{doubt}</p>
      ))}
    </Alert>
  ) : null;
}
