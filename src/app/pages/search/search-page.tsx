export default function Page() {
  return <p>Soon.</p>;
}
