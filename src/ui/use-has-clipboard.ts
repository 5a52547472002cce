import { useEffect, useState } from 'react';

export const useHasClipboard = (): boolean => {
  const [hasClipboard, setHasClipboard] = useState(false);
  useEffect(() => setHasClipboard('clipboard' in navigator), []);
  return hasClipboard;
};
