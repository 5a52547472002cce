# Waits for the process that holds the other end of standard input to end, however it ends; then ends the processes that
# it noted in the folder (a file named after each, with the signal that ends it) and removes the folder.
cat > /dev/null
for note in "$1"/processes/*; do
  [ -f "$note" ] && kill -s "$(cat "$note")" "${note##*/}"
done
tries=0
until rm -rf "$1" || [ "$tries" -ge 100 ]; do
  tries=$((tries + 1))
  sleep 0.1
done
