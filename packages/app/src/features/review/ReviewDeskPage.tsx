export function ReviewDeskPage() {
  return null;
}
