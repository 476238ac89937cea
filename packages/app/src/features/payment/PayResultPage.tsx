export function PayResultPage() {
  return null;
}
