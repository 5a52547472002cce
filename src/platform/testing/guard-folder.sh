# Waits until the process at the other end of standard input has ended, however it ends. Then ends the processes that it
# noted in the folder (one file per process, named after its id, with the signal to send) and removes the folder.
cat > /dev/null
for note in "$1"/processes/*; do
  [ -f "$note" ] && kill -s "$(cat "$note")" "${note##*/}"
done
tries=0
until rm -rf "$1" || [ "$tries" -ge 100 ]; do
  tries=$((tries + 1))
  sleep 0.1
done
