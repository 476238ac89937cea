export function AlipayPage() {
  return null;
}
