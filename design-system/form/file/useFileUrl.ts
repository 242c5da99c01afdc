import { useEffect, useState } from 'react';

/** The address of a file to show it by, until another file is given: then there is none until its own is made. */
export function useFileUrl(file: File | undefined): string | undefined {
  const [made, setMade] = useState<{ file: File; url: string }>();
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setMade({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return made?.file === file ? made?.url : undefined;
}
