// Asks for the files of the screen at this address while the shop's own script is still loading; without it the browser
// learns of them only when that script runs. The build fills in the table of screens (vite/route-preloads.ts).
((table) => {
  let language = 'nl';
  let isSignedIn = false;
  try {
    language = localStorage.getItem('stadstegoed:language') ?? language;
    isSignedIn = localStorage.getItem('stadstegoed:account') !== null;
  } catch {
    // Without storage nobody is signed in, and the language is Dutch.
  }
  const screen = table.screens.find(
    ({ path, isOfResident }) => new RegExp(path).test(location.pathname) && (isSignedIn || !isOfResident),
  );
  if (screen === undefined) return;
  const files = [
    ...screen.files,
    ...(language === 'en' ? screen.en : screen.nl),
    ...(location.search.includes(table.mapQuery) ? screen.map : []),
  ];
  for (const file of new Set(files)) {
    const link = document.createElement('link');
    const address = table.files[file];
    link.rel = address.endsWith('.css') ? 'preload' : 'modulepreload';
    if (link.rel === 'preload') link.as = 'style';
    link.crossOrigin = '';
    link.href = `/${address}`;
    document.head.append(link);
  }
})('%route-preloads%');
