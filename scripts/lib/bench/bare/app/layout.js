export const metadata = { title: 'Bare', description: 'A page of Next.js alone.' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
