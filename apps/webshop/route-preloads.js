// Asks for the files of the screen at this address while the shop's own script is still loading, and for those of a screen whose
// link is pressed; without it the browser learns of them only one after another, from the scripts that import them. The build fills
// in the table of screens (vite/route-preloads.ts).
((table) => {
  function askFor({ pathname, search }) {
    let language = 'nl';
    let isSignedIn = false;
    try {
      language = localStorage.getItem('stadstegoed:language') ?? language;
      isSignedIn = localStorage.getItem('stadstegoed:account') !== null;
    } catch {
      // Without storage nobody is signed in, and the language is Dutch.
    }
    const screen = table.screens.find(
      ({ path, isOfResident }) => new RegExp(path).test(pathname) && (isSignedIn || !isOfResident),
    );
    if (screen === undefined) return;
    const files = [
      ...screen.files,
      ...(language === 'en' ? screen.en : screen.nl),
      ...(search.includes(table.mapQuery) ? screen.map : []),
    ];
    for (const address of new Set(files.map((file) => `/${table.files[file]}`))) {
      if (document.querySelector(`link[href="${address}"]`) !== null) continue;
      const link = document.createElement('link');
      link.rel = address.endsWith('.css') ? 'preload' : 'modulepreload';
      if (link.rel === 'preload') link.as = 'style';
      link.crossOrigin = '';
      link.href = address;
      document.head.append(link);
    }
  }

  askFor(location);
  // In the page, not in the shop's script, which would need the names of all files too.
  const onClick = ({ target }) => {
    const link = target.closest('a[href]');
    if (link !== null && link.origin === location.origin) askFor(link);
  };
  addEventListener('click', onClick, true);
})('%route-preloads%');
