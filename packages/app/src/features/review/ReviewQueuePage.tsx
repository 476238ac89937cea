export function ReviewQueuePage() {
  return null;
}
