export default function Page() {
  return <h1>进度</h1>;
}
